import { useIntl } from 'react-intl';

type TextValues = Record<string, string | number>;
export type Text = (key: string, values?: TextValues) => string;

/** The page's words: `text('tariffs.see')`. Values replace ICU arguments. */
export function useText(): Text {
  const intl = useIntl();
  return (key, values) => intl.formatMessage({ id: key }, values);
}
