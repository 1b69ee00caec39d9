export interface Stop {
  place: string;
  time: string;
}

const hubs = ['Reno', 'Salt Lake City', 'Denver', 'Omaha', 'Columbus'];

/** Returns what a carrier would respond, after 700 ms. */
export async function fetchStops(orderId: number): Promise<Stop[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  return hubs.slice(orderId % 3).map((place, index) => ({
    place,
    time: `Day ${index + 1}, ${7 + ((orderId + index * 3) % 12)}:00`,
  }));
}
