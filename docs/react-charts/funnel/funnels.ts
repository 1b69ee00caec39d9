/** How many people made it to each step of booking a ferry in July 2025. */
export const booking = [
  { label: 'Searched', value: 9640 },
  { label: 'Picked a trip', value: 7180 },
  { label: 'Named seats', value: 5420 },
  { label: 'Paid', value: 3960 },
  { label: 'Boarded', value: 3710 },
];

/** How many people work at each level of an engineering company. */
export const levels = [
  { label: 'Directors', value: 6 },
  { label: 'Principals', value: 19 },
  { label: 'Seniors', value: 74 },
  { label: 'Engineers', value: 131 },
  { label: 'Trainees', value: 158 },
];

export const withCommas = ({ value }: { value: number }) =>
  value.toLocaleString('en-US');
