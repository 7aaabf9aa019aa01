/** Customers and the loyalty programme. */
export const crm = `
# customers: People with an account, one row per account. Rows of deleted accounts are anonymised, not removed.
customer_id bigint pk @Customer: Identifier of the account.
email text #pii @Email address: Address used to sign in, in lower case.
first_name text? #pii
last_name text? #pii
phone text? #pii @Phone number
date_of_birth date? #pii: Given voluntarily, for the birthday voucher.
country_code char(2): Country of the account.
preferred_language char(2)
preferred_store_id integer? ->shop.stores.store_id
acquisition_channel text? @Acquisition channel: Channel of the first visit, as marketing attributes it.
created_at timestamptz: When the account was opened.
anonymised_at timestamptz? @Right to erasure: When personal data was erased on request.

# customer_addresses: Address books of customers.
address_id bigint pk
customer_id bigint ->crm.customers.customer_id
recipient text #pii
street text #pii
postal_code text #pii @Postal code
city text
country_code char(2)
is_default boolean

# customer_consents: Consents as they were given and withdrawn. Only ever appended to.
consent_id bigint pk
customer_id bigint ->crm.customers.customer_id
purpose text @Consent: email_marketing, profiling or product_surveys.
is_granted boolean
source text: Page or store at which the consent was given.
recorded_at timestamptz

# loyalty_accounts: Members of the loyalty programme, with their points.
loyalty_account_id bigint pk: Number on the member card.
customer_id bigint ->crm.customers.customer_id
tier_id integer ->crm.loyalty_tiers.tier_id @Loyalty tier: Current tier.
points_balance integer @Loyalty points: Points that can be redeemed.
enrolled_on date
tier_valid_until date?

# loyalty_tiers: Tiers of the programme: Trail, Ridge and Summit.
tier_id integer pk
name text
points_required integer
discount_percentage numeric(4,2)

# loyalty_transactions: Points earned, redeemed and expired.
loyalty_transaction_id bigint pk
loyalty_account_id bigint ->crm.loyalty_accounts.loyalty_account_id
order_id bigint? ->shop.orders.order_id
kind text: earn, redeem, expire or correction.
points integer
booked_at timestamptz

# customer_segments: Segments that marketing defines.
segment_id integer pk
name text @Customer segment
definition text: The rule, in the language of the segment editor.
owner_email text
updated_at timestamptz

# segment_members
segment_id integer pk ->crm.customer_segments.segment_id
customer_id bigint pk ->crm.customers.customer_id
added_at timestamptz

# newsletter_subscriptions: Subscribers of the newsletter, with or without an account.
subscription_id bigint pk
email text #pii @Email address
customer_id bigint? ->crm.customers.customer_id
confirmed_at timestamptz?: When the link in the first mail was followed.
unsubscribed_at timestamptz?
`;
