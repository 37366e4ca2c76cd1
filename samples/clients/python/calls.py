"""Five calls with the client that openapi-python-client generates. Run as: python calls.py http://127.0.0.1:3000"""

import datetime
import json
import sys

from centavo_client import Client
from centavo_client.api.calculadoras import net_salary
from centavo_client.api.conferencias import check_inss_post
from centavo_client.api.decisoes import accept_raise_post
from centavo_client.api.documentos import payroll_run
from centavo_client.api.tabelas import table
from centavo_client.models import AcceptRaiseInput, CheckInssInput, PayrollRunInput, PeopleEntry, TableName

client = Client(sys.argv[1], raise_on_unexpected_status=True)
october = datetime.date(2026, 10, 1)

salary = net_salary.sync(client=client, gross_salary=5200, dependents=1, reference_date=october)
law = table.sync(TableName.INSS, client=client, date=october)
inss = check_inss_post.sync(client=client, body=CheckInssInput(base_salary=5200, informed_inss=529.5, reference_date="2026-10"))
proposal = AcceptRaiseInput(
    current_salary=5200,
    proposed_salary=5600,
    last_raise_date=datetime.date(2025, 10, 1),
    dependents=1,
    inflation_period=4,
    reference_date=october,
)
raised = accept_raise_post.sync(client=client, body=proposal)
people = [PeopleEntry(id="1", basic_salary=5200, dependents=1)]
payroll = payroll_run.sync(client=client, body=PayrollRunInput(month="2026-10", people=people))

answers = {
    "netSalary": salary.net_salary,
    "inss": salary.inss,
    "ceiling": law.values["ceiling"],
    "check": inss.verdict,
    "decision": raised.verdict,
    "breakEvenSalary": raised.break_even_salary,
    "payrollNet": payroll.totals.net,
}
print(json.dumps(answers))
