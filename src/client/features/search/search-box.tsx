import { pathOf } from '../../../shared/match-page.ts';
import { LONGEST_QUESTION } from '../../../shared/search.ts';
import { SearchField } from '../../components/search-field.tsx';

/** The address of a question to the whole site. */
export function searchPath(words: string): string {
  return words ? `${pathOf('search')}?${new URLSearchParams({ q: words })}` : pathOf('search');
}

interface Props {
  /** What was asked last. */
  asked: string;
  words: { label: string; example: string; submit: string };
  /** With scripts: what was typed. */
  onSearch: (words: string) => void;
}

/** The question. Without scripts the form sends it to the search of the site, which the server draws with its results. */
export function SearchBox(props: Props) {
  return (
    <SearchField
      name="q"
      action={pathOf('search')}
      input={{ maxLength: LONGEST_QUESTION, autoComplete: 'off' }}
      {...props}
    />
  );
}
