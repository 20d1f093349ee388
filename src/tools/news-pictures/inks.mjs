/**
 * The colours of a picture, which is the same in both themes, like a printed poster. `lit` is the brand's colour, or
 * another one where that looks like `ink`.
 */
export function inksOf({ themes: { dark, light }, looks }) {
  return {
    ground: dark.surface,
    deep: dark.raised,
    mid: dark.line,
    soft: dark.control,
    pale: dark.muted,
    ink: dark.text,
    hot: dark.primary,
    lit: isNear(dark.primary, dark.text) ? dark.control : dark.primary,
    onHot: dark['on-primary'],
    glow: dark.accent,
    cloth: looks.jersey.cloth,
    stripe: looks.jersey.stripe,
    second: light.accent,
  };
}

/** Two colours that can hardly be told apart. */
function isNear(one, other) {
  const parts = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const others = parts(other);
  return parts(one).every((part, at) => Math.abs(part - others[at]) < 40);
}
