import { IconDeviceMobilePlus, IconMoodKid, IconUsers } from '@tabler/icons-react';
import type { ContractView } from '../../../shared/api/contracts.ts';
import { MoreWords } from '../../components/more-words.tsx';
import { Section } from '../../components/section.tsx';
import { Tile, Tiles } from '../../components/tile.tsx';
import { hasMainContract } from '../../lib/own-lines.ts';
import { useText } from '../../lib/text.ts';

const ways = [
  { to: '/tarife?type=partner', key: 'partner', Icon: IconUsers },
  { to: '/tarife?type=kids', key: 'kids', Icon: IconMoodKid },
  { to: '/tarife', key: 'second', Icon: IconDeviceMobilePlus },
] as const;

/** Another line beside the main contract: for the partner, a child, or the customer. */
export function MoreLines({ contracts }: { contracts: readonly ContractView[] }) {
  if (!hasMainContract(contracts)) return null;
  return (
    <MoreWords of="badges">
      <Ways />
    </MoreWords>
  );
}

function Ways() {
  const text = useText();
  return (
    <Section size="part" title={text('lines.page.more.title')}>
      <Tiles label={text('lines.page.more.title')}>
        {ways.map(({ to, key, Icon }) => (
          <li key={key}>
            <Tile to={to} icon={<Icon size={30} aria-hidden="true" />}>
              {text(`lines.page.more.${key}`)}
            </Tile>
          </li>
        ))}
      </Tiles>
    </Section>
  );
}
