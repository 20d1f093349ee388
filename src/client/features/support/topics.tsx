import {
  IconAntennaBars5,
  IconFileText,
  IconPlane,
  IconReceiptEuro,
  IconShoppingBag,
  IconTransfer,
} from '@tabler/icons-react';
import { headingAnchor } from '../../../shared/heading-anchor.ts';
import { pathOf } from '../../../shared/match-page.ts';
import { Tile, Tiles } from '../../components/tile.tsx';
import { useText } from '../../lib/text.ts';

/** Each is called as its part of the frequent questions. */
const topics = [
  { id: 'order', Icon: IconShoppingBag },
  { id: 'bill', Icon: IconReceiptEuro },
  { id: 'porting', Icon: IconTransfer },
  { id: 'contract', Icon: IconFileText },
  { id: 'abroad', Icon: IconPlane },
];

/** What people ask about: the parts of the frequent questions, and how the network is. */
export function Topics() {
  const text = useText();
  return (
    <Tiles label={text('support.page.topics')}>
      {topics.map(({ id, Icon }) => (
        <li key={id}>
          <Tile
            to={`${pathOf('faq')}#${headingAnchor(text(`support.page.topic.${id}`))}`}
            icon={<Icon size={28} aria-hidden="true" />}
          >
            {text(`support.page.topic.${id}`)}
          </Tile>
        </li>
      ))}
      <li>
        <Tile to={pathOf('network')} icon={<IconAntennaBars5 size={28} aria-hidden="true" />}>
          {text('support.page.network')}
        </Tile>
      </li>
    </Tiles>
  );
}
