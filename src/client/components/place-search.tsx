import type { ReactNode } from 'react';
import { LONGEST_PLACE } from '../../shared/search.ts';
import { SearchField } from './search-field.tsx';

interface Props {
  /** The place that is shown. */
  near: string | undefined;
  /** Where the form leads without scripts. */
  action: string;
  words: { label: string; example: string; submit: string };
  /** With scripts: what was typed. */
  onSearch: (place: string) => void;
  /** Names that are suggested. */
  children?: ReactNode;
}

/** A postal code or a town. `children` are the options of a list beside the field. */
export function PlaceSearch({ near = '', ...search }: Props) {
  return (
    <SearchField
      name="near"
      asked={near}
      input={{ maxLength: LONGEST_PLACE, required: true, autoComplete: 'postal-code' }}
      {...search}
    />
  );
}
