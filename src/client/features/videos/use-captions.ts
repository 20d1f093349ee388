import { type RefObject, useRef } from 'react';
import type { Lang } from '../../../shared/language.ts';

/**
 * Shows the captions of the page's language when a video begins to play. Before that all are off, since a browser loads
 * captions that are on at once. Afterwards the viewer's own choice in the player stays.
 * @returns what to do when it plays
 */
export function useCaptions(player: RefObject<HTMLVideoElement | null>, lang: Lang): () => void {
  const shown = useRef<Lang>(undefined);
  return () => {
    if (!player.current || shown.current === lang) return;
    shown.current = lang;
    for (const track of player.current.textTracks)
      track.mode = track.language === lang ? 'showing' : 'disabled';
  };
}
