/** By the digits that are written: 9.95 is a little less as a binary fraction. */
const rounded = (value: number, digits: number) =>
  Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);

const written = (text: string) => text.replace('.', ',').replace(/\B(?=(\d{3})+(,|$))/g, '.');

/**
 * A number as German and Turkish write it: `1.234,5`. Put together here, as `Intl.NumberFormat` takes 90 ms on a slow phone
 * when a page asks it first; a test holds both against each other.
 * @param most digits after the comma, 3 at most
 */
export const figure = (value: number, most = 3): string => written(`${rounded(value, most)}`);

/** A number with all its digits after the comma, 3 at most: `1.234,50`. */
export const fullFigure = (value: number, digits: number): string =>
  written(rounded(value, digits).toFixed(digits));
