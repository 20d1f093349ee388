import { type IntlShape, useIntl } from 'react-intl';
import { figure } from '../../shared/figure.ts';

type TextValues = Record<string, string | number>;
export type Text = (key: string, values?: TextValues) => string;

// Of a formatter, a message uses this function alone.
const plain = { format: figure } as unknown as Intl.NumberFormat;

/** The page's words: `text('tariffs.see')`. Values replace ICU arguments. */
export function useText(): Text {
  const intl = useIntl();
  return (key, values) => intl.formatMessage({ id: key }, values, values && withFigures(intl));
}

/** Writes the numbers of a message as we write them elsewhere. No message gives a number a style. */
const withFigures = ({ formatters }: IntlShape) => ({
  formatters: { ...formatters, getNumberFormat: () => plain },
});
