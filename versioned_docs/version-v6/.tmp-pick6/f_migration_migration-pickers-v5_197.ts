export const cleanText = (text: string) =>
  text.replace(/[\u200e\u2066-\u2069]/g, '').replace(/ \/ /g, '/');
