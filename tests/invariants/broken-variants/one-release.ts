import * as sound from '../../../src/server/http/one-release.ts';
import { isNaive } from './naive.ts';

/** Wrong on purpose: a request asks anew at each step what is in force. */
const asksAnew: typeof sound.judgeByOneRelease = () => {};

export const judgeByOneRelease: typeof sound.judgeByOneRelease = isNaive('one-release')
  ? asksAnew
  : sound.judgeByOneRelease;
