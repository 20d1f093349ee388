import type { Motifs } from '../motif.ts';
import { stadium, stand } from './places.ts';
import { number, shirt } from './shirts.ts';
import { pattern, spirit } from './symbols.ts';
import { champion, goal, scarf } from './trophies.ts';

export const kartal: Motifs = { shirt, number, spirit, pattern, stadium, stand, scarf, goal, champion };
