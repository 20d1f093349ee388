import { IconBuildingStore, IconDeviceSim, IconFileText, IconPlane, IconTransfer } from '@tabler/icons-react';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { searchPath } from './search-box.tsx';

const questions = [
  { name: 'number', Icon: IconTransfer },
  { name: 'turkiye', Icon: IconPlane },
  { name: 'esim', Icon: IconDeviceSim },
  { name: 'cancel', Icon: IconFileText },
  { name: 'shop', Icon: IconBuildingStore },
];

/** Before anything is asked: what many look for. */
export function OftenSearched() {
  const text = useText();
  return (
    <Section size="part" title={text('search.page.often')}>
      <ListRows columns>
        {questions.map(({ name, Icon }) => (
          <ListRow
            key={name}
            to={searchPath(text(`search.page.often.${name}`))}
            icon={<Icon size={26} aria-hidden="true" />}
            title={text(`search.page.often.${name}`)}
          />
        ))}
      </ListRows>
    </Section>
  );
}
