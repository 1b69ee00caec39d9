export const months = ['March', 'April', 'May', 'June'];
export const rain = [61, 54, 72, 80];
export const warmth = [6.1, 10.4, 14.9, 18.2];
export const sun = 214;
export const ports = ['Larvik', 'Moss', 'Horten'];
export const cargo = [420, 310, 95];
