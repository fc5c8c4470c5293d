export { ExceptionDesk, type OpenException } from './exception-desk';
export { exceptionsFeature, exceptionsPort, type ExceptionView } from './feature';
