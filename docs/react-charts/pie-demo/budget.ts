/** A city's budget in millions of dollars. */
export const departments = [
  {
    label: 'Schools',
    color: '#2563eb',
    items: { Teachers: 38.2, Buildings: 14.6, Buses: 6.1, Meals: 4.9 },
  },
  {
    label: 'Streets',
    color: '#b45309',
    items: { Repairs: 17.4, Lights: 5.2, Snow: 3.8 },
  },
  {
    label: 'Parks',
    color: '#0f766e',
    items: { Staff: 8.3, Playgrounds: 4.1, Trees: 2.2 },
  },
  {
    label: 'Libraries',
    color: '#b02abf',
    items: { Staff: 6.9, Books: 2.7, Software: 1.4 },
  },
];
