import { useSearchParams } from 'react-router-dom';

interface LineOfAddress {
  /** The contract's id in `?contract=`, as it was sent. */
  wanted: string | null;
  choose: (contractId: string) => void;
}

/** The line that the address names: a page shows and changes this one, so a second tab can show another. */
export function useLineOfAddress(): LineOfAddress {
  const [search, setSearch] = useSearchParams();
  return {
    wanted: search.get('contract'),
    choose: (contract) =>
      setSearch({ ...Object.fromEntries(search), contract }, { replace: true, preventScrollReset: true }),
  };
}

/** The wanted one of a customer's lines; else the first, which is the one that began first. */
export function chosenOf<Line>(
  lines: readonly Line[],
  idOf: (line: Line) => string,
  wanted: string | null,
): Line | undefined {
  return lines.find((line) => idOf(line) === wanted) ?? lines[0];
}
