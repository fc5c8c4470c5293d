export { contactCalls, type ContactPlayerCalls, supportFeature } from './feature';
export { type ContactMessageSent, contactReceivers } from './record-contact';
export { sendAnswer, sendWaitingAnswers } from './send-answers';
export { isOverdue, type TicketAct, ticketRefusal, type TicketRefusal } from './ticket-rules';
export {
  answerId,
  answerStatements,
  type DeskTicket,
  findTickets,
  listTickets,
  playersTickets,
  type TicketAnswer,
  type TicketList,
  ticketLists,
  ticketOf,
  ticketsOfPlayer,
  turnStatement,
} from './tickets';
