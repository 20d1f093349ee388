/** Opens the provider's payment page; the address comes from our own API. */
export function goToPaymentPage(url: string): void {
  // The back button may show this page as it was left, with its busy button.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign(url);
}
