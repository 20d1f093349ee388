/** Leaves for the provider's payment page; the address comes from our own API. */
export function goToPaymentPage(url: string): void {
  // Back from there may bring this page as it was left, busy for ever.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign(url);
}
