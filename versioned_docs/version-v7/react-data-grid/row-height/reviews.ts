import { createRandom } from '../data/random';

export interface Review {
  id: number;
  hut: string;
  guest: string;
  /** From 1 to 5. */
  stars: number;
  text: string;
  isExpanded?: boolean;
}

const huts = ['Larch Hut', 'Col Refuge', 'Tarn House', 'Ridge Cabin'];
const guests = ['Amara', 'Ben', 'Chiara', 'Dmitri', 'Elif', 'Hugo', 'Mira', 'Tala'];

const sentences = [
  'The stove was lit when we arrived.',
  'Soup and bread until nine, and nobody minds wet boots by the door.',
  'Bring earplugs for the dormitory.',
  'The spring behind the hut ran dry in August, so carry water from the lake.',
  'Blankets are thick and clean.',
  'We saw ibex from the terrace at breakfast.',
  'The path from the south has washed out near the second bridge; follow the yellow marks through the forest.',
  'Book early for weekends.',
  'The keeper knows every rock around here, and drew us a map for the traverse.',
  'No phone signal, which we came to like.',
];

/** Returns this many reviews, one to six sentences each, always the same ones. */
export function createReviews(count: number): Review[] {
  const random = createRandom(3);
  return Array.from({ length: count }, (_, index) => {
    const first = random.between(0, sentences.length - 1);
    const length = random.between(1, 6);
    return {
      id: index + 1,
      hut: random.pick(huts),
      guest: random.pick(guests),
      stars: random.between(2, 5),
      text: Array.from(
        { length },
        (_sentence, place) => sentences[(first + place) % sentences.length],
      ).join(' '),
    };
  });
}
