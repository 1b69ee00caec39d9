export interface Dish {
  id: number;
  name: string;
  /** In minutes. */
  time: number;
  tags: string[];
}

export const dishTags = [
  'vegan',
  'vegetarian',
  'spicy',
  'quick',
  'one pot',
  'freezes well',
];

export const dishes: Dish[] = [
  {
    id: 1,
    name: 'Red lentil dal',
    time: 35,
    tags: ['vegan', 'spicy', 'one pot', 'freezes well'],
  },
  { id: 2, name: 'Shakshuka', time: 30, tags: ['vegetarian', 'spicy', 'one pot'] },
  { id: 3, name: 'Soba with sesame', time: 20, tags: ['vegan', 'quick'] },
  { id: 4, name: 'Chicken pot pie', time: 95, tags: ['freezes well'] },
  {
    id: 5,
    name: 'Black bean chili',
    time: 55,
    tags: ['vegan', 'spicy', 'one pot', 'freezes well'],
  },
  {
    id: 6,
    name: 'Tomato soup',
    time: 40,
    tags: ['vegetarian', 'one pot', 'freezes well'],
  },
  { id: 7, name: 'Omelet with chives', time: 12, tags: ['vegetarian', 'quick'] },
  { id: 8, name: 'Fish tacos', time: 30, tags: ['spicy'] },
  { id: 9, name: 'Mushroom risotto', time: 45, tags: ['vegetarian', 'one pot'] },
  { id: 10, name: 'Roast beef', time: 150, tags: [] },
  { id: 11, name: 'Chickpea curry', time: 35, tags: ['vegan', 'spicy', 'one pot'] },
  { id: 12, name: 'Greek salad', time: 15, tags: ['vegetarian', 'quick'] },
  {
    id: 13,
    name: 'Spinach lasagna',
    time: 80,
    tags: ['vegetarian', 'freezes well'],
  },
  { id: 14, name: 'Mapo tofu', time: 25, tags: ['vegan', 'spicy', 'quick'] },
  { id: 15, name: 'Leek and potato gratin', time: 70, tags: ['vegetarian'] },
  { id: 16, name: 'Shrimp fried rice', time: 20, tags: ['quick'] },
];
