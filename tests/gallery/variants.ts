import { type Answer, EVERY_CALL } from './answers.ts';
import type { Screen } from './screen.ts';
import { loseConnection } from './steps.ts';

type Trouble = 'loading' | 'error' | 'limited' | 'offline';

const answers: Record<Exclude<Trouble, 'offline'>, Answer> = {
  loading: 'pending',
  error: 'error',
  limited: 'limited',
};

/** A screen as it is, and in the troubles that any page with data can have. */
export function withTroubles(
  screen: Screen,
  troubles: Trouble[] = ['loading', 'error', 'limited'],
): Screen[] {
  return [screen, ...troubles.map((trouble) => inTrouble(screen, trouble))];
}

function inTrouble(screen: Screen, trouble: Trouble): Screen {
  const [base] = screen.name.split('/');
  const name = `${base}/${trouble}`;
  if (trouble === 'offline') return { ...screen, name, reach: loseConnection };
  return {
    ...screen,
    name,
    withFooter: false,
    loading: trouble === 'loading',
    reach: undefined,
    answers: { [EVERY_CALL]: answers[trouble] },
  };
}
