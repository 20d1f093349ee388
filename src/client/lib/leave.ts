/** Leaves for the provider's payment page; the address comes from our own API. */
export function goToPaymentPage(url: string): void {
  window.location.assign(url);
}
