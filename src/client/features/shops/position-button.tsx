import { IconCurrentLocation } from '@tabler/icons-react';
import type { Position } from '../../../shared/geo.ts';
import { Button } from '../../components/button.tsx';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';
import styles from './position-button.module.css';
import { usePosition } from './use-position.ts';

interface Props {
  /** A place is shown already: the list comes first. */
  isQuiet: boolean;
  onFound: (position: Position) => void;
}

/** Asks for the position once it is pressed, and says why there is none. */
export function PositionButton({ isQuiet, onFound }: Props) {
  const text = useText();
  const { state, ask } = usePosition(onFound);
  const isRefused = state !== 'idle' && state !== 'asking';
  return (
    <div className={styles.position} data-scripted>
      <Button look={isQuiet ? 'quiet' : 'secondary'} wide={!isQuiet} busy={state === 'asking'} onClick={ask}>
        <IconCurrentLocation size={20} aria-hidden="true" />
        {text(state === 'asking' ? 'shops.page.position.asking' : 'shops.page.position.use')}
      </Button>
      {isQuiet ? null : <p className={styles.note}>{text('shops.page.position.note')}</p>}
      {isRefused ? (
        <Message kind="warning" live>
          <p>{text(`shops.page.position.${state}`)}</p>
        </Message>
      ) : null}
    </div>
  );
}
