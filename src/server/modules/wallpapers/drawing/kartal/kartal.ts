import type { Motifs } from '../motif.ts';
import { pattern } from './eye.ts';
import { stadium } from './places.ts';
import { scarf } from './scarf.ts';
import { number, shirt } from './shirts.ts';
import { stand } from './stand.ts';
import { spirit } from './symbols.ts';
import { champion, goal } from './trophies.ts';

export const kartal: Motifs = { shirt, number, spirit, pattern, stadium, stand, scarf, goal, champion };
