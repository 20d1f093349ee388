/** Makes both drivers return the same JavaScript values: PGlite and pg disagree on int8, numeric and date. */
export const typeParsers: Record<number, (text: string) => unknown> = {
  20: Number, // int8 and count(*)
  1700: Number, // numeric, the type of sum() over whole cents
  1082: (text) => text, // date stays 'YYYY-MM-DD': a Date would shift it by the time zone
};
