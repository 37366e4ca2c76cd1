"""Prints the processor time of the import, of the first answer and of later answers. The lane sets no limit, since machines differ."""

import time

begun = time.process_time()
import centavo  # noqa: E402

print(f"import {time.process_time() - begun:.3f} s of processor")
begun = time.process_time()
centavo.calculate("net-salary", gross_salary=5200, dependents=1)
print(f"first answer {time.process_time() - begun:.3f} s of processor")
for name, view in (("whole", {}), ("of one field", {"fields": ["netSalary"], "explain": False})):
    begun = time.process_time()
    for more in range(1000):
        centavo.calculate("net-salary", {"gross_salary": 5200 + more, "dependents": 1}, **view)
    print(f"an answer, {name}: {time.process_time() - begun:.2f} ms of processor, mean of 1000")
