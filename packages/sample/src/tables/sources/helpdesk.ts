/** Tickets and repairs of customer care. */
export const helpdesk = `
# tickets: Requests to customer care, from all channels.
ticket_id bigint pk @Support ticket: Number of the ticket.
customer_id bigint? ->crm.customers.customer_id: Customer, if known.
order_id bigint? ->shop.orders.order_id: Order that it is about, if any.
channel text: email, chat, phone or store.
topic text @Contact reason: Topic that the agent chose.
priority text
status text: open, pending, solved or closed.
assigned_agent_id integer? ->helpdesk.agents.agent_id
opened_at timestamptz
first_response_at timestamptz? @First response time
solved_at timestamptz?

# ticket_messages: Messages of tickets, in both directions.
message_id bigint pk
ticket_id bigint ->helpdesk.tickets.ticket_id
author_type text: customer, agent or bot.
body text #pii
sent_at timestamptz

# ticket_tags
ticket_id bigint pk ->helpdesk.tickets.ticket_id
tag text pk

# agents: Agents of customer care and their teams.
agent_id integer pk
full_name text #pii
team text
is_active boolean

# satisfaction_surveys: Answers to the survey after a ticket is solved.
survey_id bigint pk
ticket_id bigint ->helpdesk.tickets.ticket_id
score smallint? @Customer satisfaction: 1 to 5.
comment text?
answered_at timestamptz?

# repair_requests: Repairs of gear, under warranty or paid.
repair_request_id bigint pk
customer_id bigint ->crm.customers.customer_id
variant_id bigint ->pim.product_variants.variant_id
is_warranty boolean @Warranty claim
status text
received_on date?
returned_on date?
repair_cost numeric(8,2)?
`;
