declare module '*.css';

// Moment has no types for its locales, which are imported for their effect.
declare module 'moment/locale/*';
