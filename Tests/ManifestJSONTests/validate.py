#!/usr/bin/env python3
"""Says of each JSON document on a line of standard input whether it is valid: a line "1" or "0".

Usage: validate.py SCHEMA <documents
The validator is jsonschema, of Debian's python3-jsonschema or from PyPI; it knows nothing of ours.
"""

import json
import sys

from jsonschema import Draft202012Validator

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
for line in sys.stdin:
    print(int(validator.is_valid(json.loads(line))))
