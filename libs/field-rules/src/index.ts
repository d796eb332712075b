export * from './person-and-business.js';
