export { type HotelCard, readHotelCard } from './read-hotel-card.ts';
