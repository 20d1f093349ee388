import { objects } from './objects.mjs';
import { places } from './places.mjs';

/** What the pictures show, by the name of the file. */
export const motifs = { ...objects, ...places };
