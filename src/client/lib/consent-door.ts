/** Opens the dialogue of consents from the footer. The dialogue loads later; a press before that is remembered. */
export const consentDoor = {
  isWanted: false,
  open: (): void => {
    consentDoor.isWanted = true;
  },
};
