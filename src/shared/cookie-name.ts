/**
 * The name of a cookie of ours. A name that begins with `__Host-` is taken by browsers only by https, with Secure, for
 * all paths and this host alone: no other host of the domain can set it.
 * @param isSecure people reach the product by https
 */
export function cookieName(name: `fanline-${string}`, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
