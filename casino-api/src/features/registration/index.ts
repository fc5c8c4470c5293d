export { personFaults } from './signup';
