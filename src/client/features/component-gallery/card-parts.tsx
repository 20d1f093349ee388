import { IconPhoto, IconReceiptEuro } from '@tabler/icons-react';
import { Card, CardLink } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Section } from '../../components/section.tsx';
import { Tile, Tiles } from '../../components/tile.tsx';
import { useText } from '../../lib/text.ts';
import styles from './parts.module.css';

const tones = ['plain', 'raised', 'tint', 'brand'] as const;

/** Cards in every tone, and tiles. */
export function CardParts() {
  const text = useText();
  return (
    <Section size="part" title={text('parts.group.cards')} lead={text('parts.word.text')}>
      <div className={styles.stack}>
        <PageHeader
          as="p"
          kicker={text('parts.word.kicker')}
          title={text('parts.word.title')}
          lead={text('parts.word.text')}
        />
        <div className={styles.grid}>
          {tones.map((tone) => (
            <Card key={tone} tone={tone} pattern={tone !== 'plain'}>
              <h3>{text(`parts.word.${tone}`)}</h3>
              <p>{text('parts.word.text')}</p>
            </Card>
          ))}
          <CardLink to="/dev/parts" room="s">
            <h3>{text('parts.word.link')}</h3>
            <p>{text('parts.word.text')}</p>
          </CardLink>
        </div>
        <Tiles label={text('parts.group.cards')}>
          {['one', 'two', 'three'].map((key) => (
            <li key={key}>
              <Tile to="/dev/parts" icon={<IconReceiptEuro size={30} aria-hidden="true" />}>
                {text('parts.word.bill')}
              </Tile>
            </li>
          ))}
          <li>
            <Tile
              to="/dev/parts"
              icon={<IconPhoto size={30} aria-hidden="true" />}
              note={text('parts.word.billNote')}
            >
              {text('parts.word.bill')}
            </Tile>
          </li>
        </Tiles>
      </div>
    </Section>
  );
}
