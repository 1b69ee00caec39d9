import type { PlanName } from './plans';

const people = (seats: number) => (seats === 1 ? '1 person' : `${seats} people`);

interface PlanTexts {
  name: string;
  lead: string;
  action: string;
  points: string[];
}

const planTexts: Record<PlanName, PlanTexts> = {
  crew: {
    name: 'Crew',
    lead: 'One gang, one job, one diary.',
    action: 'Start with Crew',
    points: ['One open site', 'Writing without reception', 'A PDF every week'],
  },
  site: {
    name: 'Site',
    lead: 'For whoever is responsible for the whole site.',
    action: 'Start with Site',
    points: [
      'As many sites as you run',
      'Hours, deliveries and defects',
      'Signed every evening',
    ],
  },
  firm: {
    name: 'Firm',
    lead: 'Many sites, one standard.',
    action: 'Talk to us',
    points: ['Everything in Site', 'Single sign-on', 'Ten years of archive'],
  },
};

/** All the text on the page. Translate it here. */
export const texts = {
  brand: 'Plumbline',
  people,
  nav: {
    label: 'Plumbline',
    plans: 'Plans',
    costs: 'Costs',
    compare: 'Compare',
    questions: 'Questions',
    start: 'Try it free',
    open: 'Menu',
  },
  hero: {
    title: 'Pay for hands on site, not for logins.',
    lead: 'Plumbline is the site diary that crews keep on their phones. Whoever writes in it takes a seat. Whoever reads it, signs it or pays for it does so for free.',
  },
  calculator: {
    seats: 'People who write',
    seatsSlider: 'People who write, slider',
    seatsWrong: (most: number) => `Enter 1 to ${most}.`,
    more: (most: number) => `More than ${most}? Talk to us.`,
    billing: 'Billing',
    monthly: 'Monthly',
    yearly: 'Yearly, two months free',
    changed: (seats: number, prices: string) =>
      `For ${people(seats)} a month: ${prices}.`,
  },
  plans: {
    title: 'Plans',
    ...planTexts,
    featured: 'Most sites',
    perMonth: (seats: number) => `a month for ${people(seats)}`,
    perSeat: (price: string) => `${price} a person`,
    withBase: (base: string, price: string) => `${base} and ${price} a person`,
    upTo: (seats: number) => `Up to ${people(seats)}`,
    tooSmall: 'Too small for this many',
    billedYearly: (total: string) => `${total} once a year`,
    billedMonthly: 'No contract',
    chosen: (plan: string, seats: number) =>
      `${plan} for ${people(seats)}: your sign-up starts here.`,
  },
  costs: {
    title: 'See where the lines cross.',
    now: (seats: number, plan: string, price: string) =>
      `On ${plan}, ${people(seats)} ${seats === 1 ? 'costs' : 'cost'} ${price} a month.`,
    crewEnds: (seats: number) =>
      `Crew ends at ${people(seats)}, because one diary gets crowded.`,
    crossing: (seats: number) =>
      `From ${people(seats)} on, Firm costs less than Site.`,
    chart: 'Dollars a month by people who write',
    description: (seats: number) =>
      `Three lines rise with the number of people. A vertical line stands at ${people(seats)}.`,
    axis: 'People who write',
  },
  compare: {
    title: 'Line by line.',
    label: 'Features by plan',
    feature: 'Feature',
    choose: 'Plan to read about',
    yes: 'Included',
    no: 'Not included',
  },
  questions: {
    title: 'Asked on site.',
    list: [
      {
        question: 'Who needs a seat?',
        answer:
          'Whoever writes: foremen, site managers, sometimes a crane driver. Clients, architects and the office read, comment and sign without one.',
      },
      {
        question: 'What if we grow in the middle of a month?',
        answer:
          'Add people when they arrive. You pay for the days they were there, and the seat is free again when they move to the next site.',
      },
      {
        question: 'Does it work in the basement?',
        answer:
          'Yes. Pages are written on the phone and sent when there is reception. Two people may write at the same time; both entries stay.',
      },
      {
        question: 'What happens to our diaries when we leave?',
        answer:
          'You take them along as PDF with all photos, and as JSON. We delete our copy after ninety days, or on the day you ask us to.',
      },
    ],
  },
  contact: {
    title: 'Tell us about your sites',
    lead: 'One of us, not a form letter, replies within a working day.',
    name: 'Name',
    email: 'Work email',
    emailHint: 'ines@offline.example gets no response at first.',
    company: 'Company',
    seats: 'People who write',
    message: 'What should we know? (optional)',
    send: 'Send',
    sending: 'Sending…',
    cancel: 'Cancel',
    close: 'Close',
    failed: "Our server didn't respond. Nothing is lost. Send it again.",
    sentTitle: (name: string) => `Thank you, ${name}`,
    sent: (email: string, company: string) =>
      `We look at what ${company} builds, and write to ${email} within a working day.`,
    errors: {
      nameMissing: 'Enter your name.',
      emailMissing: 'Enter your email address.',
      emailWrong: 'Enter an email address such as ines@example.com.',
      companyMissing: 'Enter the name of your company.',
      seatsWrong: 'Enter how many people would write, such as 150.',
    },
  },
  footer: {
    line: 'Site diaries since 2016.',
    address: 'Plumbline Software, 14 Cooper Yard, Leeds',
    talk: 'Talk to us',
  },
};
