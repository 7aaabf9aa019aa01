/**
 * The glossary: `# node: definition`, or `# parent / node: definition`, then its terms. What follows `=>` are terms that a
 * term is related to; `^` names the term that it is a kind of.
 */
export const glossaryText = `
# Business: What words of the trade mean at Tarnfell. Where departments disagreed, finance decided.

# Business / Revenue: Figures about what we earn.
Gross merchandise value: What customers pay for orders, tax included, before returns. Shown to investors, never used for targets. => Net revenue
Net revenue: What remains of the gross merchandise value after discounts, tax, returns and refunds. The figure of the ledger. It can fall for 100 days after an order, since returns are accepted for that long. => Gross margin, Refund
Gross margin: Net revenue less the cost of goods sold. => Net revenue, Cost of goods sold
Cost of goods sold: Purchase price of what was sold, with freight and duty, at the exchange rate of the receipt. => Landed cost
Landed cost: Purchase price with freight, duty and insurance until the goods are in the warehouse.
Discount: Reduction of a price by a rule or a voucher. Markdowns aren't discounts. => Markdown
Markdown: Lasting reduction of the price of a product, usually at the end of its season. => Discount, Season
Average order value: Net revenue divided by the number of orders, without cancelled ones. => Net revenue, Order
Fiscal year: Begins on 1 February, so that a year has one whole winter season. => Trading week
Trading week: Monday to Sunday, numbered from the first week of the fiscal year.
Exchange rate: Reference rate of the central bank on the day of the transaction.

# Business / Orders: From the cart to the return.
Order: What a customer confirms at checkout. Becomes a sale when it is paid. => Order status, Sales channel
Order status: State of an order: placed, paid, packed, shipped, delivered or cancelled. => Order
Sales channel: Where an order is placed: web, app or store. Marketplaces count as web.
Cart: Goods that a visitor has chosen, but not ordered. => Cart abandonment
Cart abandonment: A cart without activity for 24 hours. => Conversion rate
Guest order: An order without an account. Merged with the account of the same address later. ^ Order
Gift card: Prepaid credit that can be used in all channels. A liability until it is redeemed.
Return: Goods that come back within 100 days. => Return reason, Return rate
Return reason: Why the customer returned something, from a list of twelve codes. => Return
Return rate: Returned pieces divided by sold pieces, by the date of sale. Wait 100 days before you compare. => Return
Click and collect: An online order that is picked up in a store. ^ Order
Split shipment: An order that leaves in more than one parcel.

# Business / Payments: How money comes in and goes out.
Payment status: State of an attempt to pay: authorised, captured, failed or voided.
Authorisation: The promise of a bank that an amount can be captured, valid for seven days.
Capture: The moment at which the money is claimed: when the first parcel leaves. => Authorisation
Refund: Money that is returned to a customer, for a return or as goodwill. => Return, Chargeback
Chargeback: A payment that a customer disputes with the bank. => Refund
Payment fee: What the provider keeps of a payment.
Settlement: Payout of the provider, with captures, refunds and fees of two days.

# Business / Range: What we sell.
Product: A style, such as a jacket. What is bought is one of its variants. => Stock keeping unit
Stock keeping unit: Variant of a product in one size and colour: what has a barcode and a shelf. Also called SKU. => Product
Product category: Place of a product in the tree of the shop. A product may be in several, and one is its primary.
Own brand: A brand that belongs to us, with its own design and suppliers.
Season: Half a year in which a product is new, such as AW26 for the winter of 2026. => Markdown
List price: Recommended retail price, before markdowns. => Markdown
Supplier: A company from which we buy finished goods. => Lead time, Fill rate
Sell-through: Sold pieces as a share of received pieces, by season. => Season
Range plan: The plan of pieces and revenue by category for a season. => Season, Product category

# Supply: Words of warehouses and transport.

# Supply / Stock: What is in the buildings.
Stock on hand: Pieces in the building, sellable or not. => Reserved stock, Available to promise
Reserved stock: Pieces that are promised to orders. => Stock on hand
Available to promise: Stock on hand less reserved stock and safety stock. The number that the shop shows. => Safety stock
Safety stock: Pieces that aren't sold online, since counts are never exact.
Stockout: A span of time in which nothing of a variant could be bought. => Available to promise
Days of cover: For how many days stock lasts at the rate of the last four weeks. => Stock on hand
Stock value: Stock on hand at landed cost. => Landed cost
Lead time: Days from the order with the supplier to the receipt of the goods. => Supplier
Fill rate: Received pieces as a share of ordered pieces. => Supplier
Distribution centre: A warehouse that ships to customers and stores. There are three.
Cycle count: Count of a few places each day, instead of all once a year.

# Supply / Delivery: The way to the customer.
Promised delivery date: Last day of the span that checkout showed. Never changed afterwards. => On-time delivery
On-time delivery: Delivered on the promised date or earlier, by the first scan at the door. => Promised delivery date
Service level: What the customer chose: standard, express or collect.
Carrier: A company that delivers parcels.
Last mile: The way from the depot of the carrier to the door. => Carrier
Transit time: Hours from the dispatch to the first attempt to deliver. => Carrier

# Customers: Words about people. Many of these terms have rules for their handling.

# Customers / Relationship: How customers are with us.
Customer: A person who has bought or signed up, with or without an account. Not a household, and not an account. => Guest order
Active customer: A customer with an order in the last twelve months. ^ Customer
Customer lifetime value: Net revenue of a customer since the first order. A fact, not a forecast. => Net revenue
Customer segment: A group of customers by a rule that marketing maintains.
Churn: No order for 180 days after the last one. The model predicts the probability of it. => Active customer
Cohort: Customers by the month of their first order. => Retention rate
Retention rate: Share of a cohort that orders in a given month. => Cohort
Loyalty tier: Trail, Ridge or Summit, by points of twelve months. => Loyalty points
Loyalty points: One point for each euro of net revenue. Expire after 24 months. => Loyalty tier

# Customers / Care: How we help.
Support ticket: A request to customer care, in whatever channel. => Contact reason
Contact reason: Topic that the agent chooses when a ticket is closed.
First response time: Business minutes until the first answer of a person. Bots don't count. => Support ticket
Customer satisfaction: Average of the answers to the survey, from 1 to 5. One in six customers answers. => Support ticket
Warranty claim: A repair that we pay for, within two years of the purchase.
Contact rate: Tickets per hundred orders. => Support ticket, Order

# Marketing: Words of campaigns and of the web shop.

# Marketing / Campaigns: What we pay for attention, and what it brings.
Campaign: A set of advertisements or mails with one goal and one budget. => Advertising spend
Advertising spend: What networks charge, without fees of agencies. => Campaign
Acquisition channel: Channel that brought a visit: the last one in 30 days that isn't direct. => Attribution window
Attribution window: 30 days after a click. Views don't count. => Acquisition channel
Return on advertising spend: Attributed net revenue divided by spend. => Advertising spend, Net revenue
Customer acquisition cost: Spend divided by new customers, by month. => Advertising spend, Customer
Opt-in rate: Share of new accounts that consent to mailings. => Consent
Open rate: Share of delivered mails that were opened. Unreliable since mail programs load images by themselves.

# Marketing / Web analytics: How visitors use the shop.
Session: A visit to the shop. Ends after 30 minutes without an event.
Visitor: A browser, by a pseudonymous cookie that lives for 13 months. => Session
Conversion rate: Sessions with an order, divided by all sessions. Bots are removed first. => Session, Order
Bounce: A session with one page view. ^ Session
Site search: A search in the shop. => Zero-result search
Zero-result search: A search that finds nothing. ^ Site search
Experiment: A comparison of two versions of a page with random visitors. => Conversion rate

# Classification: How sensitive data is, and what follows from it. Data governance decides.

# Classification / Personal data: What points to a person.
Personal data: Everything about a person who is or can be identified. => Right to erasure
Email address: Address of a mailbox. Stored in lower case, shared with nobody. ^ Personal data
Phone number: Number in international format. ^ Personal data
Postal code: Personal data together with a street. Alone, it may be used in reports. ^ Personal data
Payment data: Numbers of cards and accounts. Never stored by us, except for the last four digits. ^ Personal data
Precise location: Coordinates of a device. We don't collect them. ^ Personal data

# Classification / Data protection: Rights of people and duties of ours.
Consent: Permission of a person for one purpose. Can be withdrawn at any time, as easily as it was given. => Personal data
Right to erasure: Everybody may ask us to erase their data. Orders stay, anonymised, for tax. => Personal data
Access request: Everybody may ask what we know. We answer within 30 days.
Retention period: How long data is kept before it is deleted. => Right to erasure
Lawful basis: The reason for which processing is allowed: contract, consent, legal duty or legitimate interest. => Consent
`;
