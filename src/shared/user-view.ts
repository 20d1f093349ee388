/** The logged-in customer as the API gives it. */
export interface UserView {
  id: string;
  email: string;
  phoneNumber: string;
  salutation: string;
  firstName: string;
  lastName: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  invitationCode: string;
}
