import type { Motifs } from '../motif.ts';
import { champion } from './champion.ts';
import { goal } from './goal.ts';
import { scarf } from './scarf.ts';
import { number, shirt } from './shirts.ts';
import { stand } from './stand.ts';
import { pattern, spirit } from './symbols.ts';
import { stadium } from './tunnel.ts';

export const aslan: Motifs = { shirt, number, spirit, pattern, stadium, stand, scarf, goal, champion };
