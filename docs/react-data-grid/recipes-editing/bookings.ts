export interface Booking {
  id: number;
  band: string;
  city: string;
  venue: string;
  seats: number;
}

export const venues: Record<string, string[]> = {
  Bergen: ['Kaihallen', 'Nordnes Sal', 'Fjordscene'],
  Lyon: ['Salle des Canuts', 'Le Petit Quai'],
  Nagoya: ['Sakae Hall', 'Blue Lantern', 'Kanayama Stage'],
  Valencia: ['Teatro del Turia', 'Sala Azahar'],
};

export const cities = Object.keys(venues);

const bands = [
  ...['Copper Finch', 'The Slow Ferries', 'Ana & the Orchard', 'Low Tide Radio'],
  ...['Paper Lighthouse', 'Quiet Engines', 'Marigold', 'Northbound'],
];

export const bookings: Booking[] = bands.flatMap((band, index) =>
  [0, 1].map((tour) => {
    const city = cities[(index + tour) % cities.length];
    return {
      id: 2 * index + tour + 1,
      band,
      city,
      venue: venues[city][(index + tour) % venues[city].length],
      seats: 180 + ((index * 7 + tour * 3) % 9) * 40,
    };
  }),
);
