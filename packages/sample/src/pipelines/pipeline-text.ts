/** DAGs: `# id | schedule | area | description`, then tasks: id, operator, what they read, what they write, description. */
export const pipelineText = `
# export_product_feed | 0 */2 * * * | products | Writes the product feed for comparison sites. They fetch it at odd hours.
query | SnowflakeOperator | dim_products fct_inventory_daily |  | Variants that can be bought, with price and availability.
write_feed | PythonOperator |  | partner-outbound/product_feed | One file for each country.
validate_feed | PythonOperator | partner-outbound/product_feed |  | Stops if a tenth of the products is missing.

# export_mail_audience | 0 5 * * * | marketing | Sends the audiences of the day to the email platform, after consents are checked.
check_consents | SnowflakeOperator | mail_audience_daily silver.consent_history |  | Fails if anybody without consent is in an audience.
send_audience | HttpOperator | mail_audience_daily |

# export_month_end | 0 7 5 * * | finance | Writes the export for the auditors, on the fifth of each month.
export | SnowflakeOperator | rpt_month_end | exports/finance_month_end
notify_finance | EmailOperator |  |

# answer_access_requests | 0 8 * * 1-5 | customers | Collects what we know about people who asked, for customer care.
collect | PythonOperator | dim_customers fct_orders | exports/gdpr_access_requests | Everything that belongs to one person.
expire | PythonOperator | exports/gdpr_access_requests |  | Deletes answers that are older than 30 days.

# erase_customers | 0 1 * * * | customers | Anonymises customers who asked for erasure, in all tables with the tag Erasure.
find_requests | PostgresOperator | crm.customers |
erase_in_warehouse | SnowflakeOperator |  |
erase_in_lake | SparkSubmitOperator |  |
report_to_governance | EmailOperator |  |

# reconcile_payments | 0 6 * * * | payments | Compares captures with settlements, and opens a ticket for each difference above 50 euros.
match | SnowflakeOperator | int_payments_reconciled fct_settlements |
open_tickets | HttpOperator |  |

# receive_partner_files | */30 * * * * | platform | Moves files of partners from their folders into the lake, and checks their columns.
supplier_price_lists | SftpToS3Operator |  | partner-inbound/supplier_price_lists
carrier_invoices | SftpToS3Operator |  | partner-inbound/carrier_invoices
marketplace_orders | SftpToS3Operator |  | partner-inbound/marketplace_orders

# train_churn | 0 4 1 * * | science | Trains the churn model anew each month, and registers it if it is better.
build_training_set | SnowflakeToS3Operator | dim_customers fct_orders fct_tickets | ml/training/churn
train | KubernetesPodOperator | ml/training/churn |
evaluate | PythonOperator |  |  | Compares with the model in use on the last three months.

# score_churn | 30 4 * * * | science | Scores all customers every night.
score | KubernetesPodOperator | dim_customers fct_orders fct_tickets | ml/scores/churn

# train_demand_forecast | 0 4 * * 0 | science | Trains the demand forecast every Sunday.
build_training_set | SnowflakeToS3Operator | fct_inventory_daily fct_order_items dim_dates | ml/training/demand_forecast
train | KubernetesPodOperator | ml/training/demand_forecast |
backtest | PythonOperator |  |

# score_demand_forecast | 0 5 * * 1 | science | Forecasts twelve weeks for each variant, every Monday.
score | KubernetesPodOperator | fct_inventory_daily fct_order_items | ml/scores/demand_forecast

# train_search_ranking | 0 3 * * 3 | science | Trains the ranking of the shop's search.
build_training_set | SparkSubmitOperator | silver.site_searches silver.product_impressions | ml/training/search_ranking
train | KubernetesPodOperator | ml/training/search_ranking |
deploy_to_shadow | KubernetesPodOperator |  |  | The new model answers beside the old one for two days.

# train_return_probability | 0 3 15 * * | science |
build_training_set | SnowflakeToS3Operator | fct_order_items fct_returns | ml/training/return_probability
train | KubernetesPodOperator | ml/training/return_probability |

# check_freshness | */15 * * * * | platform | Compares the age of tables with their deadlines, and pages whoever is on call.
check | PythonOperator |  |

# maintain_lake | 0 0 * * 6 | platform | Compacts small files, and removes snapshots that are older than a week.
compact | SparkSubmitOperator |  |
expire_snapshots | SparkSubmitOperator |  |

# legacy_store_reports | 0 7 * * * | orders
build | PythonOperator |  | partner-outbound/store_traffic_report
`;
