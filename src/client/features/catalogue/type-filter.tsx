import { type TariffType, tariffTypes } from '../../../shared/enums.ts';
import { ChipLinks } from '../../components/chips.tsx';
import { useText } from '../../lib/text.ts';

/** All types, or one; the address contains the choice (`?type=flex`). */
export function TypeFilter({ current }: { current: TariffType | undefined }) {
  const text = useText();
  const all = { to: '/tarife', text: text('tariffs.type.all'), current: current === undefined };
  const types = tariffTypes.map((type) => ({
    to: `/tarife?type=${type}`,
    text: text(`tariffs.type.${type}`),
    current: type === current,
  }));
  return <ChipLinks label={text('tariffs.filter')} chips={[all, ...types]} />;
}

export function tariffTypeOf(value: string | null): TariffType | undefined {
  return tariffTypes.find((type) => type === value);
}
