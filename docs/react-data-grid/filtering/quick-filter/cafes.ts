export interface Cafe {
  id: number;
  name: string;
  city: string;
  country: string;
  seats: number;
}

const entries: [string, string, string, number][] = [
  ['Café Müller', 'Zürich', 'Switzerland', 38],
  ['Pão da Manhã', 'São Paulo', 'Brazil', 24],
  ['La Cafetière', 'Orléans', 'France', 30],
  ['Kavárna Modrá', 'Plzeň', 'Czechia', 52],
  ['El Rincón', 'Málaga', 'Spain', 18],
  ['Kaffistofan', 'Reykjavík', 'Iceland', 26],
  ['Krölls Backstube', 'Köln', 'Germany', 44],
  ['Cafe Linden', 'Köln', 'Germany', 20],
  ['Fjellkaffe', 'Tromsø', 'Norway', 32],
  ['Kawiarnia Wisła', 'Kraków', 'Poland', 48],
  ['Cafenea Veche', 'Timișoara', 'Romania', 36],
  ['Crème & Co.', 'Liège', 'Belgium', 16],
  ['Harbor Cafe', 'Cork', 'Ireland', 40],
  ['Café do Cais', 'Setúbal', 'Portugal', 28],
  ['Kahvila Hämärä', 'Jyväskylä', 'Finland', 22],
];

export const cafes: Cafe[] = entries.map(([name, city, country, seats], index) => ({
  id: index + 1,
  name,
  city,
  country,
  seats,
}));
