print("screens")
