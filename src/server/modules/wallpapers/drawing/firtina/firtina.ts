import type { Motifs } from '../motif.ts';
import { champion } from './champion.ts';
import { goal } from './goal.ts';
import { number } from './number.ts';
import { scarf } from './scarf.ts';
import { shirt } from './shirts.ts';
import { stadium } from './stadium.ts';
import { stand } from './stand.ts';
import { spirit } from './symbols.ts';
import { pattern } from './waves.ts';

export const firtina: Motifs = { shirt, number, spirit, pattern, stadium, stand, scarf, goal, champion };
