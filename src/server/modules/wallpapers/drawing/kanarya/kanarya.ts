import type { Motifs } from '../motif.ts';
import { shirt } from './dressing-room.ts';
import { goal } from './goal.ts';
import { number } from './number.ts';
import { stadium } from './places.ts';
import { scarf } from './scarf.ts';
import { stand } from './stand.ts';
import { pattern, spirit } from './symbols.ts';
import { champion } from './trophies.ts';

export const kanarya: Motifs = { shirt, number, spirit, pattern, stadium, stand, scarf, goal, champion };
