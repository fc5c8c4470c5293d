export { json, withBody } from '../kernel/http/json-body';
