export interface Lodge {
  id: number;
  lodge: string;
  valley: string;
  notes: string[];
}

export const lodges: Lodge[] = [
  {
    id: 1,
    lodge: 'Marmot Lodge',
    valley: 'Upper Teller',
    notes: [
      'Open from June 12 to October 5. The warden cooks one dish each evening, at seven.',
      'The spring behind the lodge runs dry in August; carry water from the bridge.',
      'Cell phones have no signal. There is a radio in the hallway for emergencies.',
    ],
  },
  {
    id: 2,
    lodge: 'North Saddle',
    valley: 'Upper Teller',
    notes: ['Never staffed. The winter room has a stove, wood and eight blankets.'],
  },
  {
    id: 3,
    lodge: 'Larch House',
    valley: 'Stony Brook',
    notes: [
      'Reached on foot in twenty minutes from the parking lot, so weekends are booked early.',
      'Families get the four small rooms on the ground floor. Ask for them when you book.',
    ],
  },
  {
    id: 4,
    lodge: 'Kestrel Rock',
    valley: 'Stony Brook',
    notes: [
      'The last hour of the path is secured with cables. Leave the dog in the valley.',
    ],
  },
  {
    id: 5,
    lodge: 'Old Dairy',
    valley: 'Long Meadow',
    notes: [
      'Closed on Mondays.',
      'Cheese and bread are sold until the evening milking.',
      'The upper dormitory is being rebuilt: count on twelve beds fewer this season.',
    ],
  },
  {
    id: 6,
    lodge: 'Glacier View',
    valley: 'Long Meadow',
    notes: ['The cable car stops at five. After that it is a walk of three hours.'],
  },
];
